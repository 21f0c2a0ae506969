import type { CallLiterals } from '@mosaygent/contract'
import type { CardPorts, CardScreen } from './card-state.ts'

/** Looks for where the values of a card come from: that takes a while longer than the rest. */
export class CardOrigins {
  readonly #ports: Pick<CardPorts, 'origins'>
  readonly #screen: CardScreen
  #finding: Promise<void> | null = null
  /** How often that was asked: an answer that another question overtook is of the files before. */
  #asked = 0

  constructor(ports: Pick<CardPorts, 'origins'>, screen: CardScreen) {
    this.#ports = ports
    this.#screen = screen
  }

  /** Of a call as it was read last. Nobody has to wait for that: what it gives is told. */
  look(call: CallLiterals): void {
    if (call.computed.length > 0) this.#finding = this.find(call)
  }

  async find({ place, call }: CallLiterals): Promise<void> {
    const mine = (this.#asked += 1)
    const origins = await this.#ports.origins({ place, call })
    const { state } = this.#screen
    if (mine === this.#asked && state.kind === 'open') this.#screen.tell({ ...state, origins })
  }

  /** Resolves once the newest look is over. */
  async found(): Promise<void> {
    await this.#finding
  }
}
