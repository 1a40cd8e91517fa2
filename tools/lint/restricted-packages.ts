import { eachImport } from './imports.ts'
import { domainPackages, packageHomes, testPackages } from './package-homes.ts'
import { placeOf, type Place } from './place.ts'
import type { Rule } from './rule.ts'

/** Each package is imported only where it is at home. */
export const restrictedPackages: Rule = {
  create(context) {
    const place = placeOf(context)
    return eachImport((node, specifier) => {
      const instead = refusalOf(specifier, place)
      if (instead)
        context.report({
          node,
          message: `"${specifier}" has no place in ${place.project}: ${instead}.`,
        })
    })
  },
}

function refusalOf(specifier: string, place: Place) {
  if (specifier.startsWith('.')) return undefined
  if (specifier.startsWith('@atrium/'))
    return specifier.endsWith('/testing') && !place.isTest
      ? "what stands in a lib's testing/ is for tests only"
      : undefined
  const home = packageHomes.find(({ packages }) => covers(packages, specifier))
  if (home) return home.allows(place) ? undefined : home.instead
  if (place.kind !== 'domain' || domainPackages.includes(specifier)) return undefined
  if (place.isTest && testPackages.includes(specifier)) return undefined
  return 'a domain uses the schema library only: take the value as an argument'
}

function covers(packages: (typeof packageHomes)[number]['packages'], specifier: string) {
  if (typeof packages === 'function') return packages(specifier)
  return packages.some((known) =>
    typeof known === 'string' ? known === specifier : known.test(specifier),
  )
}
