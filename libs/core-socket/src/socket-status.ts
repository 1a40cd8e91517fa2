import { create } from 'zustand'

/** Whether the live connection is up; `socket_status` in the browser's storage says the same. */
export const useSocketStatus = create<{ readonly connected: boolean }>(() => ({ connected: false }))
