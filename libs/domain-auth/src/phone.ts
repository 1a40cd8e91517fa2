import { z } from 'zod'

/** A phone number as it is kept: digits, after a plus where it is of another country than China. */
export const phoneSchema = z
  .string()
  .trim()
  .max(30)
  .transform((typed) => typed.replaceAll(/[\s().-]/g, '').replace(/^\+86(?=1\d{10}$)/, ''))
  .pipe(z.string().regex(/^(?:1\d{10}|\+\d{7,15})$/, 'phone-malformed'))
