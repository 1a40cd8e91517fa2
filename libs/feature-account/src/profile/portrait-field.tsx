import { useErrorText, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { portraitRules } from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { DropZone } from '@atrium/ui/upload'
import { useMutation } from '@tanstack/react-query'
import { profileMessages } from '../messages/profile-messages'
import { checkPortrait, type PortraitFault } from './check-portrait'
import styles from './profile.module.css'

interface PortraitFieldProps {
  readonly name: string
  readonly portraitId: string | null
  readonly onChange: (portraitId: string | null) => void
}

class PortraitRefused extends Error {
  readonly fault: PortraitFault
  constructor(fault: PortraitFault) {
    super(fault)
    this.fault = fault
  }
}

/** The face on one's card: checked here, brought to the server, and kept with the rest. */
export function PortraitField({ name, portraitId, onChange }: PortraitFieldProps) {
  const t = useMessages(profileMessages)
  const errorText = useErrorText()
  const net = useNet()
  const bring = useMutation({
    mutationFn: async (file: File) => {
      const fault = await checkPortrait(file)
      if (fault) throw new PortraitRefused(fault)
      return net.uploadFile(file, { purpose: 'avatar' })
    },
    onSuccess: ({ id }) => onChange(id),
  })
  const { error } = bring
  return (
    <div className={styles['portrait']}>
      <Avatar name={name} size={64} src={portraitId ? net.fileUrl(portraitId) : undefined} />
      <div className={styles['portrait-acts']}>
        <DropZone
          small
          label={t('portrait-choose')}
          hint={t('portrait-rules')}
          accept={portraitRules.extensions.map((each) => `.${each}`).join(',')}
          disabled={bring.isPending}
          onFiles={([file]) => file && bring.mutate(file)}
        />
        {error && (
          <p role="alert" className={styles['fault']}>
            {error instanceof PortraitRefused ? t(error.fault) : errorText(error)}
          </p>
        )}
        {portraitId && (
          <div>
            <Button size="small" kind="danger-quiet" onClick={() => onChange(null)}>
              {t('portrait-remove')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
