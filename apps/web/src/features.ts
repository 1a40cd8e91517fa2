import type { Feature } from '@atrium/core-routing'
import { accountFeature } from '@atrium/feature-account'
import { appsFeature } from '@atrium/feature-apps'
import { authFeature } from '@atrium/feature-auth'
import { contactsFeature } from '@atrium/feature-contacts'
import { enterpriseFeature } from '@atrium/feature-enterprise'
import { formDesignerFeature } from '@atrium/feature-form-designer'
import { formsFeature } from '@atrium/feature-forms'
import { languagesFeature } from '@atrium/feature-languages'
import { navigationFeature } from '@atrium/feature-navigation'
import { operationsFeature } from '@atrium/feature-operations'
import { orgFeature } from '@atrium/feature-org'
import { publicFeature } from '@atrium/feature-public'
import { searchFeature } from '@atrium/feature-search'
import { securityFeature } from '@atrium/feature-security'
import { tenantsFeature } from '@atrium/feature-tenants'

/** Every feature of the product, in alphabetical order. */
export const features: readonly Feature[] = [
  accountFeature,
  appsFeature,
  authFeature,
  contactsFeature,
  enterpriseFeature,
  formDesignerFeature,
  formsFeature,
  languagesFeature,
  navigationFeature,
  operationsFeature,
  orgFeature,
  publicFeature,
  searchFeature,
  securityFeature,
  tenantsFeature,
]
