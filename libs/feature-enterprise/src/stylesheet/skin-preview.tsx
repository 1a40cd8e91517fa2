import { useLocale, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { useBaseInfo, useCurrentUser } from '@atrium/core-session'
import { inkOn, type Skin } from '@atrium/domain-core'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { Progress } from '@atrium/ui/progress'
import { Segmented } from '@atrium/ui/segmented'
import { Row, Stack } from '@atrium/ui/stack'
import { Switch } from '@atrium/ui/switch'
import { Tag } from '@atrium/ui/tag'
import { TextInput } from '@atrium/ui/text-input'
import { LookPreview, useLook } from '@atrium/ui/theme'
import { useState } from 'react'
import { stylesheetMessages } from './stylesheet-messages'
import styles from './stylesheet.module.css'

/** The product's own components in the look that is being made. */
export function SkinPreview({ skin }: { readonly skin: Skin }) {
  const t = useMessages(stylesheetMessages)
  const look = useLook()
  const [shown, setShown] = useState<'light' | 'dark' | null>(null)
  const scheme = shown ?? (skin.scheme === 'system' ? look.scheme : skin.scheme)
  return (
    <aside className={styles['preview']} aria-label={t('preview')}>
      <Row justify="space-between">
        <h2 className={styles['preview-title']}>{t('preview')}</h2>
        <Segmented
          label={t('scheme')}
          size="small"
          value={scheme}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`scheme-${value}`),
          }))}
          onChange={setShown}
        />
      </Row>
      <div className={styles['preview-frame']}>
        <LookPreview
          label={t('preview')}
          scheme={scheme}
          density={skin.density}
          skin={{ brand: skin.brand ?? undefined, corners: skin.corners }}
        >
          <MockHeader skin={skin} />
          <MockWork />
          <MockSignIn skin={skin} />
        </LookPreview>
      </div>
    </aside>
  )
}

function MockHeader({ skin }: { readonly skin: Skin }) {
  const t = useMessages(stylesheetMessages)
  const net = useNet()
  const { entName } = useCurrentUser()
  const info = useBaseInfo((known) => known.info)
  const logoId = skin.logoInHeader ? info?.logoId : null
  const name = info?.shortName ?? entName
  return (
    <div className={styles['mock-header']}>
      <Avatar name={name} square src={logoId ? net.fileUrl(logoId) : undefined} />
      <strong>{name}</strong>
      <span className={styles['mock-link']}>{t('mock-work')}</span>
      <span>{t('mock-apps')}</span>
    </div>
  )
}

function MockWork() {
  const t = useMessages(stylesheetMessages)
  const [name, setName] = useState('')
  const [isUrgent, setUrgent] = useState(true)
  const [isOn, setOn] = useState(true)
  return (
    <div className={styles['mock-work']}>
      <Card title={t('mock-order')} extra={<Tag tone="brand">{t('mock-new')}</Tag>}>
        <Stack gap={3}>
          <FormField label={t('mock-customer')}>
            <TextInput value={name} onChange={setName} placeholder={t('mock-name')} />
          </FormField>
          <Row gap={4}>
            <Checkbox value={isUrgent} onChange={setUrgent}>
              {t('mock-urgent')}
            </Checkbox>
            <Switch value={isOn} onChange={setOn}>
              {t('mock-notify')}
            </Switch>
          </Row>
          <Progress label={t('mock-progress')} value={62} total={100} tone="brand" />
          <Row gap={2}>
            <Button kind="primary">{t('mock-save')}</Button>
            <Button>{t('mock-cancel')}</Button>
            <Button kind="quiet">{t('mock-more')}</Button>
          </Row>
        </Stack>
      </Card>
      <Notice tone="info">{t('mock-notice')}</Notice>
    </div>
  )
}

function MockSignIn({ skin: { signIn } }: { readonly skin: Skin }) {
  const t = useMessages(stylesheetMessages)
  const net = useNet()
  const { locale } = useLocale()
  const { ground, ink, pictureId } = signIn
  const headline = (locale === 'en' && signIn.headlineEn) || signIn.headline
  const colours = ground ? { background: ground, color: ink ?? inkOn(ground) } : {}
  return (
    <div className={styles['mock-sign-in']}>
      <div className={styles['mock-art']} style={colours}>
        {pictureId && <img src={net.fileUrl(pictureId)} alt="" />}
        <strong style={pictureId ? { padding: 4, ...colours } : colours}>
          {headline || t('mock-slogan')}
        </strong>
      </div>
      <div className={styles['mock-form']}>
        <span />
        <span />
        <Button kind="primary" size="small">
          {t('mock-sign-in')}
        </Button>
      </div>
    </div>
  )
}
