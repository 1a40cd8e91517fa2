import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { type FieldSubject, SubjectField } from '@atrium/core-shell'
import { getOwnNavigation, listElementSettings, setElement } from '@atrium/domain-navigation'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FormField } from '@atrium/ui/form-layout'
import { Segmented } from '@atrium/ui/segmented'
import { Stack } from '@atrium/ui/stack'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { elementMessages } from '../messages/element-messages'
import type { ShownElement } from './element-pages'

interface ElementCardProps {
  readonly element: ShownElement
  readonly hiddenFor: readonly FieldSubject[]
}

type Reach = 'shown-all' | 'hidden-some' | 'hidden-all'

const stales = { stales: [listElementSettings, getOwnNavigation] }

/** One element: shown to all, to none, or not to some. All and none apply at once. */
export function ElementCard({ element, hiddenFor }: ElementCardProps) {
  const t = useMessages(elementMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [some, setSome] = useState<readonly FieldSubject[] | null>(null)
  const { mutate, isPending } = useMutation(write(setElement, stales))
  const { id, name } = element

  function apply(subjects: readonly FieldSubject[]) {
    const asked = { elementId: id, hiddenFor: [...subjects] }
    mutate(asked, {
      onSuccess: () => {
        setSome(null)
        toast({ tone: 'success', text: t('applied', { name }) })
      },
      onError: (error) =>
        toast({ tone: 'danger', text: `${t('save-failed', { name })} ${errorText(error)}` }),
    })
  }

  function choose(reach: Reach) {
    if (reach === 'hidden-some') setSome(reachOf(hiddenFor) === 'hidden-some' ? hiddenFor : [])
    else apply(reach === 'shown-all' ? [] : [{ kind: 'everyone' }])
  }

  const reach = some ? 'hidden-some' : reachOf(hiddenFor)
  const shown = some ?? hiddenFor
  return (
    <Card
      title={name}
      level={2}
      extra={
        <Segmented<Reach>
          label={name}
          value={reach}
          disabled={isPending}
          options={(['shown-all', 'hidden-some', 'hidden-all'] as const).map((value) => ({
            value,
            label: t(value),
          }))}
          onChange={choose}
        />
      }
    >
      {reach !== 'hidden-some' && <Text tone="muted">{t(`${reach}-note`)}</Text>}
      {reach === 'hidden-some' && (
        <Stack gap={3} align="start">
          <FormField label={t('whom', { name })}>
            <SubjectField value={shown} onChange={setSome} disabled={isPending} />
          </FormField>
          <Button
            kind="primary"
            loading={isPending}
            disabled={some === null || some.length === 0}
            onClick={() => apply(shown)}
          >
            {t('apply')}
          </Button>
        </Stack>
      )}
    </Card>
  )
}

function reachOf(hiddenFor: readonly FieldSubject[]): Reach {
  if (hiddenFor.length === 0) return 'shown-all'
  return hiddenFor.some(({ kind }) => kind === 'everyone') ? 'hidden-all' : 'hidden-some'
}
