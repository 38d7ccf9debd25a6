/** A number from 0 to 999 for a name: always the same, evenly distributed (FNV-1a). */
export const evenNumber = (name: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0
  }
  return (hash ^ (hash >>> 15)) % 1000 >>> 0
}
