import { useMessages } from '@atrium/core-i18n'
import { deviceOf } from '@atrium/domain-account'
import { accountMessages } from '../messages/account-messages'

/** Names a device by what its browser says it is. */
export function useDeviceName(): (userAgent: string | null) => string {
  const t = useMessages(accountMessages)
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent ?? '')
    if (browser && system) return t('device-of', { browser, system })
    return browser ?? system ?? t('device-unknown')
  }
}
