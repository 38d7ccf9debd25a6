/** Loaded before a program (`node --import`): its clock is `DAYS_AHEAD` days ahead of the machine's. */
const ahead = Number(process.env['DAYS_AHEAD']) * 24 * 3_600_000
const MachineDate = Date

class LaterDate extends MachineDate {
  constructor(...input: [] | [value: number | string | Date]) {
    super(...(input.length === 0 ? [LaterDate.now()] : input) as [number])
  }

  static override now(): number {
    return MachineDate.now() + ahead
  }
}

globalThis.Date = LaterDate as DateConstructor
