import { useErrorText, useMessages } from '@atrium/core-i18n'
import { toneOf, write } from '@atrium/core-net'
import { useSession } from '@atrium/core-session'
import {
  listOperators,
  listPlatformRoles,
  type Operator,
  type PlatformRole,
  platformRoles,
  setPlatformRole,
} from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Row, Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { operatorMessages } from '../messages/operator-messages'

export interface RoleDialogProps {
  readonly operator: Operator
  readonly onClose: () => void
}

/** Gives somebody a platform role, or takes it. */
export function RoleDialog({ operator, onClose }: RoleDialogProps) {
  const t = useMessages(operatorMessages)
  const errorText = useErrorText()
  const isOwn = useSession(({ user }) => user?.id === operator.id)
  const acts = useRoleActs(operator)
  return (
    <>
      <Modal open title={t('change-title', { name: operator.name })} onClose={onClose}>
        <Stack gap={4}>
          {acts.error ? <Notice tone={toneOf(acts.error)}>{errorText(acts.error)}</Notice> : null}
          {isOwn ? (
            <Notice>{t('own-roles')}</Notice>
          ) : (
            <Text block tone="soft">
              {t('change-why')}
            </Text>
          )}
          {platformRoles.map((role) => {
            const held = operator.roles.includes(role)
            const name = t(`role-${role}`)
            return (
              <Row key={role} fixed justify="space-between" gap={4}>
                <Stack gap={1}>
                  <Row>
                    <Text weight="medium">{name}</Text>
                    {held && <Tag tone="success">{t('held')}</Tag>}
                  </Row>
                  <Text size={13} tone="soft">
                    {t(`about-${role}`)}
                  </Text>
                </Stack>
                {!isOwn && (
                  <Button
                    {...(held && { kind: 'danger-quiet' as const })}
                    label={`${held ? t('revoke') : t('grant')} ${name}`}
                    loading={acts.isPending}
                    onClick={() => void acts.set(role, !held)}
                  >
                    {held ? t('revoke') : t('grant')}
                  </Button>
                )}
              </Row>
            )
          })}
        </Stack>
      </Modal>
      {acts.dialog}
    </>
  )
}

function useRoleActs({ id, name }: Operator) {
  const t = useMessages(operatorMessages)
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const setting = useMutation(
    write(setPlatformRole, { stales: [listOperators, listPlatformRoles] }),
  )
  return {
    dialog,
    error: setting.error,
    isPending: setting.isPending,
    async set(role: PlatformRole, held: boolean) {
      const act = held ? t('grant') : t('revoke')
      const consequence = held && role === 'root' ? t('grant-consequence') : undefined
      const follows = held ? consequence : t('revoke-consequence')
      const question = { act, thing: `${t(`role-${role}`)} · ${name}`, consequence: follows }
      if (!(await confirm({ ...question, harmless: held }))) return
      const said = held ? 'granted' : 'revoked'
      setting.mutate(
        { personId: id, role, held },
        { onSuccess: () => toast({ text: t(said, { role: t(`role-${role}`) }) }) },
      )
    },
  }
}
