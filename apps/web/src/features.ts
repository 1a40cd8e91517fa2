import type { Feature } from '@atrium/core-routing'
import { authFeature } from '@atrium/feature-auth'
import { formsFeature } from '@atrium/feature-forms'

/** Every feature of the product, in alphabetical order. */
export const features: readonly Feature[] = [authFeature, formsFeature]
