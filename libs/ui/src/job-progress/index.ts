export { JobProgress, type JobProgressProps } from './job-progress'
