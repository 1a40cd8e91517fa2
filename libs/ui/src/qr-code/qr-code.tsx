import { QRCode as KitQrCode } from 'antd'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** What the camera reads. */
  value: string
  /** What it is for, to who cannot see it. */
  label: string
  /** Side in pixels. */
  size?: number
}

/** Dark on light in every theme: that is what cameras read. */
export function QrCode({ value, label, size = 168 }: QrCodeProps) {
  return (
    <figure className={styles['paper']} aria-label={label}>
      <span aria-hidden>
        <KitQrCode
          type="svg"
          value={value}
          size={size}
          color="#101828"
          bgColor="#ffffff"
          bordered={false}
          errorLevel="M"
        />
      </span>
    </figure>
  )
}
