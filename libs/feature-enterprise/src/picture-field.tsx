import { useErrorText, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { pictureRules } from '@atrium/domain-enterprise'
import { Button } from '@atrium/ui/button'
import { DropZone } from '@atrium/ui/upload'
import { useMutation } from '@tanstack/react-query'
import { infoMessages } from './info/info-messages'
import styles from './enterprise.module.css'

interface PictureFieldProps {
  /** What is asked for. */
  readonly label: string
  readonly fileId: string | null
  readonly shape: 'logo' | 'wide'
  readonly onChange: (fileId: string | null) => void
}

class PictureRefused extends Error {
  readonly fault: 'picture-type' | 'picture-bytes'
  constructor(fault: PictureRefused['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** A picture of the enterprise: checked here, made smaller on its way, kept with the rest. */
export function PictureField({ label, fileId, shape, onChange }: PictureFieldProps) {
  const t = useMessages(infoMessages)
  const errorText = useErrorText()
  const net = useNet()
  const bring = useMutation({
    mutationFn: async (file: File) => {
      refuseUnfit(file)
      return net.uploadFile(file, { purpose: 'cover' })
    },
    onSuccess: ({ id }) => onChange(id),
  })
  const { error } = bring
  return (
    <div className={styles['picture-field']}>
      {fileId && <img className={styles[shape]} src={net.fileUrl(fileId)} alt={label} />}
      <div className={styles['picture-acts']}>
        <DropZone
          small
          label={label}
          hint={t('picture-rules')}
          accept={pictureRules.extensions.map((each) => `.${each}`).join(',')}
          disabled={bring.isPending}
          onFiles={([file]) => file && bring.mutate(file)}
        />
        {error && (
          <p role="alert" className={styles['fault']}>
            {error instanceof PictureRefused ? t(error.fault) : errorText(error)}
          </p>
        )}
        {fileId && (
          <div>
            <Button size="small" kind="danger-quiet" onClick={() => onChange(null)}>
              {t('picture-remove')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function refuseUnfit(file: File): void {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const extensions: readonly string[] = pictureRules.extensions
  if (!extensions.includes(extension)) throw new PictureRefused('picture-type')
  if (file.size > pictureRules.maxBytes) throw new PictureRefused('picture-bytes')
}
