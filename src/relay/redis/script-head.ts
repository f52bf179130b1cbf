// Everything that must be atomic happens in one of three scripts: `WRITE`, `MARK` and `READ`. They build
// records by joining strings and never parse them: what users sent passes through Redis unchanged.
//
// meta hash: `epoch`, `last` (the stamp of the last step), `history` and `retention` (the largest that any
// relay has asked for).
// tail stream: `a` stamp, `p` the stamp before, `r` records or `e` that it ends streams, `c` a channel,
// repeated as needed.
// Per channel:
// rows hash: per id `w:` words, `m:` its mark (state, its stamp, acted, gone); and `floor`.
// changes: every id by its last change. Each id is in one of three others, too: words, by its words' stamp;
// kept, if it was withdrawn, or is a user's last look; marks, if only another channel has its words.

/**
 * What all scripts begin with: the time, and the log's own values.
 * Arguments: epoch, history, retention.
 */
export const HEAD: string = `
local call = redis.call
local function text(number) return string.format('%.0f', number) end
local time = call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local epoch, last, history, retention = unpack(call('HMGET', KEYS[1], 'epoch', 'last', 'history', 'retention'))
if not last then
  epoch, last = ARGV[1], text(now)
  call('HSET', KEYS[1], 'epoch', epoch, 'last', last)
end
last = tonumber(last)

local function largest(name, held, asked)
  if tonumber(held or 0) >= tonumber(asked) then return tonumber(held) end
  -- A Redis that is full refuses this, and can still be read.
  redis.pcall('HSET', KEYS[1], name, asked)
  return tonumber(asked)
end
history = largest('history', history, ARGV[2])
retention = largest('retention', retention, ARGV[3])
`
