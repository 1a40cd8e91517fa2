import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { appViewPath } from '@atrium/domain-apps'
import type { OfferedSolution } from '@atrium/domain-public'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Text } from '@atrium/ui/text'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { solutionMessages } from '../messages/solution-messages'
import { useInstall } from './use-install'
import styles from './install-acts.module.css'

export interface InstallDialogProps {
  readonly solution: OfferedSolution
  /** The name of the space it goes into. */
  readonly space: string
  readonly onClose: () => void
}

/** Says what installing makes and where, then makes it and opens it. */
export function InstallDialog({ solution, space, onClose }: InstallDialogProps) {
  const t = useMessages(solutionMessages)
  const errorText = useErrorText()
  const routing = useRouting()
  const [name, setName] = useState(solution.name)
  const [tried, setTried] = useState(false)
  const { install, making } = useInstall(solution, (appId) =>
    routing.load(routing.href(appViewPath({ module: 'form', appId }), '')),
  )
  const taken = isCallError(install.error, 'app-name-taken')

  function submit() {
    setTried(true)
    if (name.trim() !== '') install.mutate(name.trim())
  }

  function nameError() {
    if (tried && name.trim() === '') return t('app-name-missing')
    return taken ? errorText(install.error) : undefined
  }

  return (
    <Modal
      open
      title={t('install-title', { name: solution.name })}
      busy={install.isPending || install.isSuccess}
      primary={{ label: t('install-act'), onClick: submit }}
      onClose={onClose}
    >
      <FormLayout width="full" onSubmit={submit}>
        {install.error && !taken && <Notice tone="danger">{errorText(install.error)}</Notice>}
        <FormField label={t('app-name')} required error={nameError()}>
          <TextInput value={name} maxLength={40} onChange={setName} />
        </FormField>
        <div>
          <Text block tone="soft">
            {t('install-in', { space })}
          </Text>
          <ul className={styles['list']}>
            {solution.forms.map((form) => (
              <li key={form.name}>{form.name}</li>
            ))}
          </ul>
        </div>
        <output>
          {making && (
            <Text tone="muted" size={13}>
              {t('making-form', { ...making, count: solution.forms.length })}
            </Text>
          )}
        </output>
      </FormLayout>
    </Modal>
  )
}
