import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { baseInfoAnswerSchema, baseInfoPath, type BaseInfo } from '@atrium/domain-core'
import { create } from 'zustand'

interface KnownBaseInfo {
  /** Null until the server has said it, and when it could not. */
  readonly info: BaseInfo | null
  /** Whether the enterprise's stylesheet applies to the page that is shown; it stays out of the consoles. */
  readonly isStyled: boolean
}

/** The names of the product and the space, and how the space looks; outlives every page. */
export const useBaseInfo = create<KnownBaseInfo>(() => ({ info: null, isStyled: true }))

/** Reads them again; kept answers do while nothing has changed. A server that cannot be reached leaves what is known. */
export async function refreshBaseInfo({ net }: NetQueryClient): Promise<void> {
  try {
    const answer = await net.ask(baseInfoPath, {}, { kept: true })
    const { result } = baseInfoAnswerSchema.parse(answer)
    useBaseInfo.setState({ info: result })
  } catch (error) {
    if (!isCallError(error)) throw error
  }
}
