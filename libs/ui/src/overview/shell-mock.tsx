import type { ReactNode } from 'react'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { BellIcon } from '../icon'
import { IconButton } from '../icon-button'
import { KeyboardHint } from '../keyboard-hint'
import { Row } from '../stack'
import { Text } from '../text'

interface ShellMockProps {
  children: ReactNode
}

export function ShellMock({ children }: ShellMockProps) {
  return (
    <div style={{ minHeight: '100vh', background: 'var(--atr-canvas)' }}>
      <header
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 'var(--atr-header-height)',
          padding: '0 16px',
          borderBottom: '1px solid var(--atr-line)',
          background: 'var(--atr-surface)',
        }}
      >
        <Row>
          <Avatar name="Atrium" square />
          <Text weight="bold">Atrium</Text>
        </Row>
        <Row gap={3}>
          <KeyboardHint keys={['Mod', 'K']} />
          <Badge label="4 unread messages" count={4}>
            <IconButton label="Messages" icon={BellIcon} />
          </Badge>
          <Avatar name="王小明" size={24} named />
        </Row>
      </header>
      <main>{children}</main>
    </div>
  )
}
