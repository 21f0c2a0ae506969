export { createJobBoard, type JobBoard, type JobHandle } from './job-board.ts'
