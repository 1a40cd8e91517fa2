import { authCodeMessages, authPermissions, type SmsPort } from '@atrium/domain-auth'
import type { OutboundPort } from '@atrium/domain-enterprise'
import type { InvitationMailPort } from '@atrium/domain-org'
import type { EmailCodesPort } from '@atrium/domain-public'
import type { ReminderMailPort } from '@atrium/domain-subscription'
import type { OperatorMailPort } from '@atrium/domain-tenants'
import type { Core, ServerModule } from '@atrium/server-core'
import { accountRoutes } from './account/account-routes'
import { createAccountService } from './account/account-service'
import { createPhoneService } from './account/phone-service'
import { authRoutes } from './auth-routes'
import { createCodeService } from './codes/code-service'
import { createEmailCodes } from './codes/email-codes'
import { createSmsGateway } from './codes/sms-gateway'
import { createVerificationCodes } from './codes/verification-codes'
import { createInvitationMails } from './mail/invitation-mails'
import { createMailer } from './mail/mailer'
import { createOperatorMails } from './mail/operator-mails'
import { createReminderMails } from './mail/reminder-mails'
import { authMigration } from './migrations/0001-auth'
import { signOnMigration } from './migrations/0002-sign-on'
import { createPasswordJudge } from './passwords/password-judge'
import { createPasswordService } from './passwords/password-service'
import { policyRoutes } from './policy/policy-routes'
import { createPolicyService } from './policy/policy-service'
import { signOnRoutes } from './sign-on/sign-on-routes'
import { createSignOn } from './sign-on/sign-on-service'
import { createTwoStep } from './two-step/two-step-service'
import { createVault } from './vault'

export interface AuthNeeds {
  /** In place of the gateway at ATRIUM_SMS_URL; codes by text message are offered where there is one. */
  readonly sms?: SmsPort
  /** Whether anything may leave the house. */
  readonly outbound?: OutboundPort
}

export interface AuthModule extends ServerModule {
  /** For whoever must prove an address without having an account. */
  readonly emailCodes: EmailCodesPort
  /** For enterprises that ask people to join. */
  readonly invitationMails: InvitationMailPort
  /** For operators of the platform. */
  readonly operatorMails: OperatorMailPort
  /** For what people want to be reminded of. */
  readonly reminderMails: ReminderMailPort
}

const hourMillis = 3_600_000

/** Second factors, verification codes, forgotten passwords, and one's own account. */
export function authModule(core: Core, needs: AuthNeeds = {}): AuthModule {
  const { outbound } = needs
  const { config, database, clock, log, sessions } = core
  const base = { config, database, clock, log, sessions }
  const vault = createVault(config)
  const mailer = createMailer({ ...base, isOffline: () => outbound?.isOffline() ?? false })
  const codes = createVerificationCodes({ ...base, vault })
  const sms = needs.sms ?? smsOf(config)
  const codeService = createCodeService({ ...base, codes, mailer, sms })
  const judge = createPasswordJudge(core)
  const hashes = { passwords: core.passwords, judge }
  const passwords = createPasswordService({ ...base, ...hashes, codes, mailer })
  const twoStep = createTwoStep({ ...base, vault, mailer, passwords })
  const account = createAccountService({ ...base, codes, mailer, passwords, sms })
  const phone = createPhoneService({ ...base, codes, mailer, passwords, sms })
  const signOn = createSignOn({ ...base, vault })
  let sweeping: NodeJS.Timeout | null = null
  return {
    name: 'auth',
    isGuarded: true,
    routes: [
      ...authRoutes({ config, codes: codeService, passwords }),
      ...accountRoutes({ account, passwords, phone, twoStep }),
      ...policyRoutes(createPolicyService(core)),
      ...signOnRoutes({ signOn, sessions }),
    ],
    permissions: authPermissions,
    readPermissions: { 'security-policy': 'auth.manage-policy', 'sign-on': 'auth.manage-sign-on' },
    migrations: [authMigration, signOnMigration],
    messages: authCodeMessages,
    emailCodes: createEmailCodes({ database, codes, mailer }),
    invitationMails: createInvitationMails({ config, mailer }),
    operatorMails: createOperatorMails({ config, mailer }),
    reminderMails: createReminderMails({ config, mailer }),
    proofs: {
      ...twoStep.proofs,
      renewPassword: passwords.renew,
      personOfCode: (address, code) => codes.use({ use: 'sign-in', address }, code),
    },
    async onStart() {
      log.info({ mails: mailer.goesTo }, mailsSaid(config.smtpUrl))
      sweeping = setInterval(() => {
        Promise.all([codes.sweep(), signOn.sweep()]).catch((err: unknown) =>
          log.warn({ err }, 'codes were not swept'),
        )
      }, hourMillis)
      sweeping.unref()
    },
    async onStop() {
      if (sweeping) clearInterval(sweeping)
      await mailer.stop()
    },
  }
}

function smsOf({ smsUrl }: Core['config']): SmsPort | null {
  return smsUrl === null ? null : createSmsGateway(smsUrl)
}

function mailsSaid(smtpUrl: string | null): string {
  return smtpUrl === null
    ? 'mails are written to files, since ATRIUM_SMTP_URL is not set'
    : 'mails are sent'
}
