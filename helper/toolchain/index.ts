export { createToolchain } from './toolchain.ts'
