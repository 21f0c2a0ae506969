import { getHeapStatistics } from 'node:v8'

/** Several times what the largest apps that were looked at take. */
const MOST_BYTES = 1024 ** 3

/**
 * Whether this thread holds as much as it may. It is asked between two steps: a thread that comes to the bound which Node
 * holds takes the whole process along under Node 24 (seen with 24.21.0; under 20 and 22 it ends alone).
 */
export const isHeapFull = (most: number = MOST_BYTES): boolean => getHeapStatistics().used_heap_size > most
