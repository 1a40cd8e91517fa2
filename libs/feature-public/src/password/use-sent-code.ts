import { isCallError, write } from '@atrium/core-net'
import { type CodeChannel, type CodeSent, requestCode } from '@atrium/domain-auth'
import { useCountdown } from '@atrium/ui/countdown'
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'

const waitSchema = z.object({ seconds: z.number().int().positive() })
const handles = ['unavailable', 'not-ready']

/** A code under way to somebody. */
export interface Sending {
  readonly sent: CodeSent | null
  readonly channel: CodeChannel
  readonly isPending: boolean
  readonly error: Error | null
  /** Until another may be asked for. */
  readonly seconds: number
  readonly send: (loginId: string, channel: CodeChannel) => void
  readonly wait: (error: Error) => void
  readonly forget: () => void
}

/** Asks for codes to set a new password with, no sooner than the server allows. */
export function useSentCode(): Sending {
  const [seconds, startCountdown] = useCountdown()
  function wait(error: Error) {
    if (!isCallError(error)) return
    startCountdown(waitSchema.safeParse(error.details).data?.seconds ?? 0)
  }
  const request = useMutation({
    ...write(requestCode, { stales: [], handles }),
    onSuccess: (sent) => startCountdown(sent.seconds),
    onError: wait,
  })
  return {
    sent: request.data ?? null,
    channel: request.variables?.channel ?? 'email',
    isPending: request.isPending,
    error: request.error,
    seconds,
    send: (loginId, channel) => request.mutate({ loginId, channel, purpose: 'reset-password' }),
    wait,
    forget: request.reset,
  }
}
