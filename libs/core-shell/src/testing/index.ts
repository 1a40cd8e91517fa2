export { PageStage, type PageStageProps } from './page-stage'
export { subjectsFeature } from './subjects-feature'
