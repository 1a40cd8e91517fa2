import { ConfigProvider } from 'antd'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { antdTheme } from './antd-theme'
import { LookContext } from './theme-provider'
import { cssVariables, type Look } from './tokens'

export interface LookPreviewProps extends Look {
  /** Names what is shown. */
  label: string
  children: ReactNode
}

/** Shows what is in it in another look than the window's. */
export function LookPreview({ scheme, density, skin, label, children }: LookPreviewProps) {
  const { brand, corners } = skin ?? {}
  const look = useMemo<Look>(
    () => ({ scheme, density, skin: { brand, corners } }),
    [scheme, density, brand, corners],
  )
  const theme = useMemo(() => ({ ...antdTheme(look), inherit: false }), [look])
  const style = {
    ...cssVariables(look),
    colorScheme: scheme,
    color: 'var(--atr-text)',
    background: 'var(--atr-canvas)',
    display: 'flow-root',
  } as CSSProperties
  return (
    <LookContext value={look}>
      <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
        <section aria-label={label} data-scheme={scheme} data-density={density} style={style}>
          {children}
        </section>
      </ConfigProvider>
    </LookContext>
  )
}
