export { DesignerBar, type DesignerBarProps } from './designer-bar'
export { DesignerFrame, type DesignerFrameProps, type DesignerPanel } from './designer-frame'
export { type Problem, ProblemsPanel, type ProblemsPanelProps } from './problems-panel'
