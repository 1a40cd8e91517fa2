import { z } from 'zod'

export const reminderTypes = [
  'export-ready',
  'hosting',
  'application-agent',
  'developer-review',
  'invitation',
  'security',
] as const

export const reminderTypeSchema = z.enum(reminderTypes)

export type ReminderType = z.infer<typeof reminderTypeSchema>

const channels = ['in-app', 'mail'] as const

export const channelSchema = z.enum(channels)

export type Channel = z.infer<typeof channelSchema>

interface ReminderKind {
  /** Application: each application can be left out by itself. */
  readonly scope: 'application' | 'account'
  /** The ways it can come. */
  readonly ways: readonly Channel[]
  /** The ways it comes until the person says otherwise. */
  readonly usual: readonly Channel[]
  /** Nobody can do without it. */
  readonly isFixed: boolean
}

/** What reminds people today, and how. */
export const reminderKinds: Readonly<Record<ReminderType, ReminderKind>> = {
  'export-ready': {
    scope: 'application',
    ways: ['in-app', 'mail'],
    usual: ['in-app'],
    isFixed: false,
  },
  hosting: {
    scope: 'account',
    ways: ['in-app', 'mail'],
    usual: ['in-app', 'mail'],
    isFixed: false,
  },
  'application-agent': {
    scope: 'account',
    ways: ['in-app', 'mail'],
    usual: ['in-app', 'mail'],
    isFixed: false,
  },
  'developer-review': {
    scope: 'account',
    ways: ['in-app', 'mail'],
    usual: ['in-app', 'mail'],
    isFixed: false,
  },
  invitation: { scope: 'account', ways: ['mail'], usual: ['mail'], isFixed: false },
  security: { scope: 'account', ways: ['mail'], usual: ['mail'], isFixed: true },
}
