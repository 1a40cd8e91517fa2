import { create } from 'zustand'

/** What the window knows about the other end of its calls. */
export interface Connection {
  /** False from the moment nothing answers until something does. */
  readonly answers: boolean
  /** Counts up each time the other end came back, for what failed meanwhile. */
  readonly returns: number
  /** A release that the server answers with and this window does not run. */
  readonly offered: string | null
  /** The release whose offer the person has put off. */
  readonly putOff: string | null
  readonly hearAnswer: () => void
  readonly hearNothing: () => void
  readonly offer: (release: string) => void
  readonly putOffOffer: () => void
}

/** The window's connection; a store because calls of every page and of the frame tell it. */
export const useConnection = create<Connection>((set) => ({
  answers: true,
  returns: 0,
  offered: null,
  putOff: null,
  hearAnswer: () =>
    set((state) => (state.answers ? state : { answers: true, returns: state.returns + 1 })),
  hearNothing: () => set({ answers: false }),
  offer: (offered) => set({ offered }),
  putOffOffer: () => set(({ offered }) => ({ putOff: offered })),
}))
