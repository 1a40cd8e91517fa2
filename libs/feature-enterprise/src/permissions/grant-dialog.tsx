import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read, write, toneOf } from '@atrium/core-net'
import { usePaused } from '@atrium/core-shell'
import { type ConsoleArea, consoleAreas } from '@atrium/domain-core'
import {
  grantConsole,
  hasDepartments,
  listAdministrators,
  type ScopedAdministrator,
} from '@atrium/domain-enterprise'
import { departmentPath, listDepartments, listPeople } from '@atrium/domain-org'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { RadioGroup } from '@atrium/ui/radio-group'
import { MultiSelect, Select } from '@atrium/ui/select'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { permissionMessages } from './permission-messages'
import styles from './permissions.module.css'

interface GrantDialogProps {
  /** Null: somebody is chosen first. */
  readonly person: ScopedAdministrator | null
  readonly onClose: () => void
  readonly onGranted: (name: string) => void
}

interface Chosen {
  readonly id: string
  readonly name: string
}

const granting = write(grantConsole, { stales: [listAdministrators] })

/** Trusts areas of the console to a member, and departments where that makes sense. */
export function GrantDialog({ person, onClose, onGranted }: GrantDialogProps) {
  const t = useMessages(permissionMessages)
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<Chosen | null>(
    person && { id: person.personId, name: person.name },
  )
  const [areas, setAreas] = useState<readonly ConsoleArea[]>(person?.areas ?? [])
  const [places, setPlaces] = useState<readonly string[] | null>(
    person?.departments?.map(({ id }) => id) ?? null,
  )
  const [tried, setTried] = useState(false)
  const grant = useMutation(granting)
  const isPlaced = hasDepartments({ areas: [...areas] })
  const departmentIds = isPlaced && places ? [...places] : null

  function submit() {
    setTried(true)
    if (!chosen || areas.length === 0 || departmentIds?.length === 0) return
    grant.mutate(
      { personId: chosen.id, areas: [...areas], departmentIds },
      { onSuccess: () => onGranted(chosen.name) },
    )
  }

  function toggle(area: ConsoleArea, isOn: boolean) {
    setAreas(consoleAreas.filter((each) => (each === area ? isOn : areas.includes(each))))
  }

  return (
    <Modal
      open
      title={person ? t('edit-of', { name: person.name }) : t('grant')}
      busy={grant.isPending}
      onClose={onClose}
      primary={{ label: person ? t('save') : t('grant'), onClick: submit }}
    >
      <FormLayout width="full" onSubmit={submit}>
        {grant.error && <Notice tone={toneOf(grant.error)}>{errorText(grant.error)}</Notice>}
        <FormSection>
          {!person && (
            <FormField
              label={t('member')}
              required
              error={tried && !chosen ? t('member-missing') : undefined}
            >
              <MemberSelect value={chosen} onChange={setChosen} />
            </FormField>
          )}
          <FormField
            label={t('areas')}
            required
            group
            error={tried && areas.length === 0 ? t('areas-missing') : undefined}
          >
            <ul className={styles['choices']}>
              {consoleAreas.map((area) => (
                <li key={area}>
                  <Checkbox value={areas.includes(area)} onChange={(isOn) => toggle(area, isOn)}>
                    {t(`area-${area}`)}
                  </Checkbox>
                  <span>{t(`about-${area}`)}</span>
                </li>
              ))}
            </ul>
          </FormField>
          {isPlaced && (
            <PlacesField
              value={places}
              error={tried && departmentIds?.length === 0 ? t('places-missing') : undefined}
              onChange={setPlaces}
            />
          )}
        </FormSection>
      </FormLayout>
    </Modal>
  )
}

function MemberSelect(props: {
  readonly value: Chosen | null
  readonly onChange: (value: Chosen | null) => void
}) {
  const t = useMessages(permissionMessages)
  const [typed, setTyped] = useState('')
  const search = usePaused(typed.trim().slice(0, 100))
  const found = useQuery({ ...read(listPeople, { search }), placeholderData: keepPreviousData })
  const people = found.data?.rows ?? []
  const { value } = props
  const isShown = value === null || people.some(({ id }) => id === value.id)
  return (
    <Select
      value={value?.id ?? null}
      placeholder={t('member-placeholder')}
      loading={found.isFetching}
      onSearch={setTyped}
      options={[
        ...(isShown || !value ? [] : [{ value: value.id, label: value.name }]),
        ...people.map(({ id, name, loginId }) => ({
          value: id,
          label: name,
          description: loginId,
        })),
      ]}
      onChange={(id) => {
        const person = people.find((each) => each.id === id)
        props.onChange(person ? { id: person.id, name: person.name } : null)
      }}
    />
  )
}

function PlacesField(props: {
  readonly value: readonly string[] | null
  readonly error: string | undefined
  readonly onChange: (ids: readonly string[] | null) => void
}) {
  const { value, error, onChange } = props
  const t = useMessages(permissionMessages)
  const departments = useQuery(read(listDepartments, {}))
  const rows = departments.data?.rows ?? []
  const byId = new Map(rows.map((each) => [each.id, each]))
  const above = (id: string) => (departmentPath(byId, id) ?? []).slice(0, -1)
  return (
    <>
      <FormField label={t('places')} group>
        <RadioGroup
          value={value === null ? 'whole' : 'some'}
          direction="column"
          options={[
            { value: 'whole', label: t('places-whole') },
            { value: 'some', label: t('places-some'), description: t('places-some-help') },
          ]}
          onChange={(which) => onChange(which === 'whole' ? null : [])}
        />
      </FormField>
      {value && (
        <FormField label={t('departments')} required error={error}>
          <MultiSelect
            searchable
            max={50}
            value={value}
            loading={departments.isPending}
            options={rows.map(({ id, name }) => ({
              value: id,
              label: name,
              description: above(id)
                .map((each) => each.name)
                .join(' / '),
            }))}
            onChange={onChange}
          />
        </FormField>
      )}
    </>
  )
}
