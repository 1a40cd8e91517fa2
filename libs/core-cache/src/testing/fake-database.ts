import type { AppEntry, EntryTable, GlobalEntry } from '../entry'

/** A database without a browser: what is stored can be looked at, and there is room for so many rows a table. */
export function fakeDatabase(room = Infinity) {
  return {
    isOpen: () => true,
    global: fakeTable<GlobalEntry>(room),
    app: fakeTable<AppEntry>(room),
  }
}

function fakeTable<Entry extends { lastGetTime: number }>(
  room: number,
): EntryTable<Entry> & { rows: Map<string, Entry> } {
  const rows = new Map<string, Entry>()
  const removeWhere = async (test: (entry: Entry) => boolean) => {
    for (const [key, entry] of rows) if (test(entry)) rows.delete(key)
  }
  const setTime = (key: string, entry: Entry, lastGetTime: number) =>
    rows.set(key, { ...entry, lastGetTime })
  return {
    rows,
    removeWhere,
    removeReadBefore: (time) => removeWhere((entry) => entry.lastGetTime < time),
    get: async (key) => rows.get(key),
    async remove(key) {
      rows.delete(key)
    },
    async put(key, make) {
      if (!rows.has(key) && rows.size >= room) throw new DOMException('full', 'QuotaExceededError')
      const made = make(rows.get(key))
      rows.set(key, made)
      return made
    },
    async touch(key, lastGetTime) {
      const entry = rows.get(key)
      if (entry) setTime(key, entry, lastGetTime)
    },
    async removeBeyond(count) {
      while (rows.size > count) await this.removeOldest()
    },
    async noneReadAfter(time) {
      for (const [key, entry] of rows) if (entry.lastGetTime > time) setTime(key, entry, time)
    },
    async removeOldest() {
      const [oldest] = [...rows].toSorted(([, a], [, b]) => a.lastGetTime - b.lastGetTime)
      if (oldest) rows.delete(oldest[0])
    },
  }
}
