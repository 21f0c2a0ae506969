/** Looks at everything that Mosaygent needs of this machine: for the terminal and for the page, from one source. */
export { createDoctor, type Doctor } from './doctor.ts'
export { examine } from './examine.ts'
