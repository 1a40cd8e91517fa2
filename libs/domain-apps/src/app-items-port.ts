import type { Application, AppItem } from './application'

/** What another module may ask of applications inside its own transaction `Tx`. */
export interface AppItemsPort<Tx> {
  /** The application, unless it is deleted or belongs to another space: then null. */
  findApp(tx: Tx, appId: string): Promise<Pick<Application, 'id' | 'name'> | null>
  /** Names of those of the applications that are not deleted. */
  appNames(tx: Tx, appIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  addItem(tx: Tx, appId: string, item: Omit<AppItem, 'id'>): Promise<void>
  changeItem(
    tx: Tx,
    targetId: string,
    change: Partial<Pick<AppItem, 'name' | 'ready'>>,
  ): Promise<void>
  removeItem(tx: Tx, targetId: string): Promise<void>
}
