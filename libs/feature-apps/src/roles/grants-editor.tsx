import { useMessages } from '@atrium/core-i18n'
import { type FormGrant, formOperations, scopesOn } from '@atrium/domain-access'
import type { Application } from '@atrium/domain-apps'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField } from '@atrium/ui/form-layout'
import { Select } from '@atrium/ui/select'
import { useState } from 'react'
import { Conditions } from '../conditions/conditions'
import { rolesMessages } from '../messages/roles-messages'
import { FieldRights } from './field-rights'
import { ScopeMatrix } from './scope-matrix'
import styles from './roles.module.css'

interface GrantsEditorProps {
  app: Application
  grants: readonly FormGrant[]
  onChange: (grants: FormGrant[]) => void
}

/** What a custom role may do, one form at a time. */
export function GrantsEditor({ app, grants, onChange }: GrantsEditorProps) {
  const t = useMessages(rolesMessages)
  const forms = app.items.filter((item) => item.kind === 'form')
  const [chosen, setChosen] = useState(forms[0]?.targetId ?? null)
  if (chosen === null) return <p className={styles['muted']}>{t('no-forms')}</p>
  const grantOf = (formId: string) => grants.find((grant) => grant.formId === formId)
  const put = (grant: FormGrant) => {
    const others = grants.filter(({ formId }) => formId !== grant.formId)
    onChange(isNothing(grant) ? others : [...others, grant])
  }
  return (
    <>
      <FormField label={t('form')}>
        <Select
          value={chosen}
          options={forms.map(({ targetId, name }) => ({
            value: targetId,
            label: name,
            description: t(grantOf(targetId) ? 'granted' : 'granted-none'),
          }))}
          onChange={setChosen}
        />
      </FormField>
      <GrantEditor key={chosen} grant={grantOf(chosen) ?? nothingOn(chosen)} onChange={put} />
    </>
  )
}

interface GrantEditorProps {
  grant: FormGrant
  onChange: (grant: FormGrant) => void
}

function GrantEditor({ grant, onChange }: GrantEditorProps) {
  const t = useMessages(rolesMessages)
  const change = (part: Partial<FormGrant>) => onChange({ ...grant, ...part })
  return (
    <div className={styles['grant']}>
      <Checkbox value={grant.create} onChange={(create) => change({ create })}>
        {t('create')}
      </Checkbox>
      <ScopeMatrix scopes={grant.scopes} onChange={(scopes) => change({ scopes })} />
      <Conditions
        formId={grant.formId}
        scopes={grant.scopes}
        onChange={(scopes) => change({ scopes })}
      />
      <FormField label={t('operations')} group>
        <div className={styles['choices']}>
          {formOperations.map((operation) => (
            <Checkbox
              key={operation}
              value={grant.operations.includes(operation)}
              onChange={(isOn) => {
                const others = grant.operations.filter((other) => other !== operation)
                change({ operations: isOn ? [...others, operation] : others })
              }}
            >
              {t(`operation.${operation}`)}
            </Checkbox>
          ))}
        </div>
      </FormField>
      <FieldRights
        formId={grant.formId}
        rights={grant.fields}
        onChange={(fields) => change({ fields })}
      />
    </div>
  )
}

function nothingOn(formId: string): FormGrant {
  return { formId, create: false, scopes: scopesOn([], []), fields: {}, operations: [] }
}

function isNothing({ create, scopes, fields, operations }: FormGrant): boolean {
  const isScopeless = Object.values(scopes).every((each) => each.length === 0)
  return !create && isScopeless && operations.length === 0 && Object.keys(fields).length === 0
}
