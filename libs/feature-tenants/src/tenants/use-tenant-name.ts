import { useLocale } from '@atrium/core-i18n'
import type { Tenant } from '@atrium/domain-tenants'

/** An enterprise's name in the reader's language. */
export function useTenantName() {
  const { locale } = useLocale()
  return ({ name, nameEn }: Pick<Tenant, 'name' | 'nameEn'>) =>
    locale === 'en' && nameEn ? nameEn : name
}
