import { useLocale, useMessages } from '@atrium/core-i18n'
import { CallError, type NetQueryClient } from '@atrium/core-net'
import { useQuery as useAddressQuery, useRouting } from '@atrium/core-routing'
import { actFor, loadSession } from '@atrium/core-session'
import { authCodeMessages, finishSignOn } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { Progress } from '@atrium/ui/progress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { Refusal } from '../sign-in/refusal'
import { type KeptSignOn, keptSignOn, spendSignOn } from './kept-sign-on'
import { useSignOn } from './use-sign-on'
import styles from '../sign-in/sign-in-form.module.css'
import own from './sign-on.module.css'

const handles = [
  'sign-on-ended',
  'sign-on-refused',
  'sign-on-declined',
  'sign-on-unreachable',
  'sign-on-no-address',
  'unavailable',
  'not-ready',
]

/** Back from the provider: in, or why not. */
export function SignOnReturn({ onSignedIn }: { readonly onSignedIn: (url?: string) => void }) {
  const t = useMessages(authMessages)
  const { locale } = useLocale()
  const routing = useRouting()
  const client = useQueryClient() as NetQueryClient
  const [kept] = useState(() => keptSignOn(routing.store))
  const [proof] = useState(() => new URL(routing.here(), 'https://here.invalid').search)
  const finish = useQuery({
    queryKey: ['sign-on-return', proof],
    async queryFn() {
      // A proof counts once: whoever reloads begins anew.
      const ticket = kept?.ticket ?? null
      if (!kept || ticket === null) throw refusal(authCodeMessages[locale]['sign-on-ended'])
      spendSignOn(routing.store, kept)
      await client.net.call(finishSignOn, { ticket, query: proof }, { handles })
      actFor(null)
      const user = await loadSession(client)
      onSignedIn(kept.url)
      return user
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const by = kept ? t('sign-on-by', { name: kept.name }) : t('sign-on')
  return (
    <>
      <h1>{finish.error ? t('sign-on-failed') : by}</h1>
      <div className={own['outcome']}>
        {finish.error ? (
          <>
            <Refusal error={finish.error} seconds={0} />
            <Again kept={kept} />
          </>
        ) : (
          <div aria-live="polite">
            <p className={styles['purpose']}>{t('sign-on-checking')}</p>
            <Progress label={t('sign-on-checking')} value={null} />
          </div>
        )}
      </div>
    </>
  )
}

function Again({ kept }: { readonly kept: KeptSignOn | null }) {
  const t = useMessages(authMessages)
  const [, change] = useAddressQuery()
  const { entId = '', name = '', url } = kept ?? {}
  const begin = useSignOn({ entId, name }, url)
  return (
    <>
      <Refusal error={begin.error} seconds={0} />
      {kept && (
        <Button
          kind="primary"
          size="large"
          wide
          loading={begin.isPending || begin.isSuccess}
          onClick={() => begin.mutate({ entId, again: true })}
        >
          {t('try-again')}
        </Button>
      )}
      <Button
        kind={kept ? 'link' : 'primary'}
        size="large"
        wide={!kept}
        onClick={() => change({ ...noProof, url }, { replace: true })}
      >
        {t('other-ways')}
      </Button>
    </>
  )
}

/** What a provider may have put into the address. */
const noProof = {
  code: undefined,
  state: undefined,
  iss: undefined,
  session_state: undefined,
  scope: undefined,
  error: undefined,
  error_description: undefined,
  error_uri: undefined,
}

function refusal(message: string): CallError {
  return new CallError({ code: 'sign-on-ended', message, status: 401 })
}
