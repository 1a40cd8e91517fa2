import { useMessages } from '@atrium/core-i18n'
import { useToast } from '@atrium/ui/toast'
import { contactsMessages } from '../messages/contacts-messages'

/** Puts a text on the clipboard and says whether that went well; an intranet without TLS has none. */
export function useCopy(): (text: string) => void {
  const t = useMessages(contactsMessages)
  const toast = useToast()
  return (text) => {
    const failed = () => toast({ text: t('copy-failed'), tone: 'danger' })
    if (!navigator.clipboard) return failed()
    navigator.clipboard
      .writeText(text)
      .then(() => toast({ text: t('copied'), tone: 'success' }), failed)
  }
}
