/** Loaded before a program (`node --import`): its clock goes `DAYS_AHEAD` days before the machine's. */
const ahead = Number(process.env['DAYS_AHEAD']) * 24 * 3_600_000
const MachineDate = Date

class LaterDate extends MachineDate {
  constructor(...given: [] | [value: number | string | Date]) {
    super(...(given.length === 0 ? [LaterDate.now()] : given) as [number])
  }

  static override now(): number {
    return MachineDate.now() + ahead
  }
}

globalThis.Date = LaterDate as DateConstructor
