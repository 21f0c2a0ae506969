export { bytesAt, readRecord, removeRecord, type SwapFolder, swapFolder, type SwapRecord } from './journal.ts'
export { recoverSwap } from './recover.ts'
export { type FileSwap, reverseOf, swapFiles, type SwapRequest } from './transaction.ts'
export { reportAsWritten } from './written.ts'
