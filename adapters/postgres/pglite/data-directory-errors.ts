const REMEDIES = {
  inUse: 'Stop that process first, or set DATA_DIR to another directory.',
  damaged: 'Restore it from a backup, or set DATA_DIR to another directory.',
}

/** Another process, or this one, has the directory open. Two writers would corrupt the data. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'
  readonly directory: string
  readonly holder: string

  constructor(directory: string, holder: string) {
    super(`The data directory ${directory} is in use by ${holder}. ${REMEDIES.inUse}`)
    this.directory = directory
    this.holder = holder
  }
}

/** The directory contains something other than a complete database of the shop. Nothing in it was changed. */
export class DataDirectoryDamaged extends Error {
  override readonly name = 'DataDirectoryDamaged'
  readonly directory: string

  constructor(directory: string, reason: string, options?: ErrorOptions) {
    super(`The data directory ${directory} is damaged: ${reason}. ${REMEDIES.damaged}`, options)
    this.directory = directory
  }
}

/** The directory contains no database. */
export class NoShopInDirectory extends Error {
  override readonly name = 'NoShopInDirectory'

  constructor(directory: string) {
    super(`No shop found in ${directory}. Set DATA_DIR or DATABASE_URL.`)
  }
}
