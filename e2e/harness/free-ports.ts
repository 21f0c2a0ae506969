/** Free loopback ports for what a test starts, which no other test takes in between. */
export { freePort, freePorts } from '@mosaygent/helper/testing/free-ports'
