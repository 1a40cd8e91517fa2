import { localStore } from '@atrium/core-storage'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const preferencesSchema = z.object({
  scheme: z.enum(['system', 'light', 'dark']).catch('system'),
  density: z.enum(['comfortable', 'compact']).catch('comfortable'),
  navigationCollapsed: z.boolean().catch(false),
})

/** How this person likes the window, remembered by this browser; the language is core-i18n's. */
export type Preferences = z.infer<typeof preferencesSchema>

export interface PreferencesStore extends Preferences {
  readonly prefer: (change: Partial<Preferences>) => void
}

/** The window's preferences; whatever was stored and is not understood falls back. */
export const usePreferences = create<PreferencesStore>()(
  persist((set) => ({ ...preferencesSchema.parse({}), prefer: (change) => set(change) }), {
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
    partialize: ({ prefer: _prefer, ...preferences }) => preferences,
    merge: (stored, current) => ({
      ...current,
      ...preferencesSchema.safeParse(stored).data,
    }),
  }),
)

/** The scheme to draw in: the person's choice, or what the system asks for. */
export function schemeOf(preferred: Preferences['scheme'], systemIsDark: boolean) {
  if (preferred !== 'system') return preferred
  return systemIsDark ? 'dark' : 'light'
}
