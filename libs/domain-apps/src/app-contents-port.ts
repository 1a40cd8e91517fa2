/** What becomes of an application's contents, in the transaction `Tx` that does it to the application. */
export interface AppContentsPort<Tx> {
  /** The contents can't be reached until the application is restored. */
  deleted(tx: Tx, appId: string, at: Date): Promise<void>
  restored(tx: Tx, appId: string): Promise<void>
  /** The application is gone for good, and they with it. */
  destroyed(tx: Tx, appId: string): Promise<void>
}
