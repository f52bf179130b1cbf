// A registered symbol works across two copies of the package.
const readKey: unique symbol = Symbol.for('belfry@1 read')

/** Marks a draft as read, before it is frozen. Copying its fields does not copy the mark. */
export const markRead = (draft: object): unknown =>
  Object.defineProperty(draft, readKey, { value: true })

/** Returns whether an inbox files it as read, because a quiet spell answered 'read'. */
export const filedAsRead = (notification: object): boolean => readKey in notification
