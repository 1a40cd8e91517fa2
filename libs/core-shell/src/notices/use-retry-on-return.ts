import { useEffect, useState } from 'react'
import { useConnection } from '../connection/connection-store'

/** What failed while nothing answered is tried again when something does. */
export function useRetryOnReturn(isConcerned: boolean, retry: () => void): void {
  const returns = useConnection((connection) => connection.returns)
  const [returnsAtFailure] = useState(returns)
  const isBack = isConcerned && returns > returnsAtFailure
  useEffect(() => {
    if (isBack) retry()
  }, [isBack, retry])
}
