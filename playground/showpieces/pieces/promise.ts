import type { Notifier } from 'belfry'

export async function promise(notify: Notifier): Promise<void> {
  const upload = new Promise<number>((done) => setTimeout(done, 2000, 12))

  await notify.promise(upload, {
    loading: 'Uploading …',
    success: (count) => `${count} files uploaded`,
    error: 'The upload failed',
  })
}
