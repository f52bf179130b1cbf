// Everything that must be atomic happens in one of two scripts, `WRITE` and `READ`. They build records by
// joining strings and never parse them: what users sent passes through Redis unchanged.
//
// meta hash: `epoch`, `last` (the stamp of the last step).
// tail stream: `a` stamp, `p` the stamp before, `r` records or `e` that it ends streams, `c` a channel,
// repeated as needed.
// Per channel:
// rows hash: per id `w:` words, `s:` state, `t:` its stamp, `a:` acted, `g:` gone; and `floor`.
// changes: id by its last change. words: id by its words' stamp. marks: ids without words.

/** What both scripts begin with: the time, and the log's own values. */
export const HEAD: string = `
local call = redis.call
local function text(number) return string.format('%.0f', number) end
local time = call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local epoch, last = unpack(call('HMGET', KEYS[1], 'epoch', 'last'))
if not last then
  epoch, last = ARGV[1], text(now)
  call('HSET', KEYS[1], 'epoch', epoch, 'last', last)
end
last = tonumber(last)
local retention = tonumber(ARGV[2])
`
