export { createFormContents } from './forms/form-contents'
export { createFormDefinitions } from './forms/form-definitions'
export { formsModule, type FormsPorts } from './module'
export { seedRecords, type Seed } from './testing/seed-records'
