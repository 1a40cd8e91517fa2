import { localStore } from '@atrium/core-storage'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const preferencesSchema = z.object({
  /** What is null is left to the enterprise. */
  scheme: z.enum(['system', 'light', 'dark']).nullable().catch(null),
  density: z.enum(['comfortable', 'compact']).nullable().catch(null),
  /** The name of the brand hue. */
  hue: z.string().max(20).nullable().catch(null),
  navigationCollapsed: z.boolean().catch(false),
})

/** How a person likes the window, remembered by this browser; the language is core-i18n's. */
export type Preferences = z.infer<typeof preferencesSchema>

const rememberedSchema = z.object({
  /** Who uses the window now; null before anybody signed in. */
  personId: z.string().nullable().catch(null),
  /** What each person chose on this browser, the latest last. */
  byPerson: z.record(z.string(), preferencesSchema).catch({}),
  /** Somebody chose before signing in; it goes along with whoever signs in. */
  chosenByVisitor: z.boolean().catch(false),
})

export interface PreferencesStore extends Preferences, z.infer<typeof rememberedSchema> {
  readonly prefer: (change: Partial<Preferences>) => void
  /** Goes over to what this person chose; nobody keeps what is shown. */
  readonly adopt: (personId: string | null) => void
}

const rememberedPeople = 20

/** The window's preferences; whatever was stored and is not understood falls back. */
export const usePreferences = create<PreferencesStore>()(
  persist(
    (set) => ({
      ...preferencesSchema.parse({}),
      ...rememberedSchema.parse({}),
      prefer: (change) => set((state) => keep(state, { ...preferencesOf(state), ...change })),
      adopt: (personId) =>
        set((state) => {
          if (personId === state.personId) return state
          if (personId === null) return { personId }
          const own = state.byPerson[personId] ?? firstOf(state)
          return { ...keep({ ...state, personId }, own), personId, chosenByVisitor: false }
        }),
    }),
    {
      name: 'preferences',
      version: 1,
      storage: createJSONStorage(() => {
        const store = localStore()
        return {
          getItem: (name) => store.get(name),
          setItem: (name, value) => store.set(name, value),
          removeItem: (name) => store.remove(name),
        }
      }),
      partialize: ({ prefer: _prefer, adopt: _adopt, ...remembered }) => remembered,
      merge: (stored, current) => ({
        ...current,
        ...preferencesSchema.safeParse(stored).data,
        ...rememberedSchema.safeParse(stored).data,
      }),
    },
  ),
)

/** Goes along with what the person changes in another window. */
export function followPreferences(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'preferences') void usePreferences.persist.rehydrate()
  })
}

/** The scheme to draw in: what is preferred, or what the system asks for. */
export function schemeOf(preferred: 'system' | 'light' | 'dark', systemIsDark: boolean) {
  if (preferred !== 'system') return preferred
  return systemIsDark ? 'dark' : 'light'
}

type Remembered = Pick<PreferencesStore, 'personId' | 'byPerson' | 'chosenByVisitor'>

function keep({ personId, byPerson }: Remembered, own: Preferences) {
  if (personId === null) return { ...own, chosenByVisitor: true }
  const others = Object.entries(byPerson).filter(([id]) => id !== personId)
  const kept = others.slice(1 - rememberedPeople)
  return { ...own, byPerson: Object.fromEntries([...kept, [personId, own]]) }
}

/** What somebody starts with who has never chosen anything here. */
function firstOf(state: PreferencesStore): Preferences {
  return state.chosenByVisitor ? preferencesOf(state) : preferencesSchema.parse({})
}

function preferencesOf(state: Preferences): Preferences {
  return preferencesSchema.parse(state)
}
