export { createInstallationGuard } from './installation/installation-guard'
export { enterpriseModule } from './module'
