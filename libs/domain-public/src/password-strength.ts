export const passwordStrengths = ['low', 'medium', 'high'] as const

export type PasswordStrength = (typeof passwordStrengths)[number]

const usual = /^(?:password|passw0rd|qwerty|admin|welcome|letmein|iloveyou|abc|1234|woaini)/i

/**
 * How hard a password is to guess: long counts more than mixed, and what everybody tries first is low,
 * as is the person's own id (`known`).
 */
export function passwordStrength(
  password: string,
  known: readonly string[] = [],
): PasswordStrength {
  const lower = password.toLowerCase()
  const different = new Set(Array.from(lower)).size
  const holdsKnown = known.some((word) => word.length >= 3 && lower.includes(word.toLowerCase()))
  const rest = password.replace(usual, '')
  if (Array.from(rest).length < 8 || different < 5 || holdsKnown) return 'low'
  const points = Array.from(rest).length + kindsIn(password) * 2
  if (points >= 18) return 'high'
  return points >= 12 ? 'medium' : 'low'
}

function kindsIn(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) =>
    kind.test(password),
  ).length
}
