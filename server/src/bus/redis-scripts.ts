/** In front of everything that stands in Redis. */
export const PREFIX = 'cabale:';

/** Topics that more than one process listens to, with the time when that is to be forgotten. */
export const SHARED = `${PREFIX}shared`;

/** Where a process hears what others say. */
export function inboxOf(process: string): string {
  return `${PREFIX}process:${process}`;
}

/** The processes that listen to a topic. */
export function listenersOf(topic: string): string {
  return `${PREFIX}listeners:${topic}`;
}

// Only a process itself is entered and taken out, so that what it believes about itself is true. One that is killed
// cannot take itself out: that is what the times are for.

/**
 * Enters a process as a listener. Keys: shared topics, then lists; arguments: process, for how many
 * seconds, then topics. Times are those of Redis, the same for all processes. */
export const LISTEN = `
  local now = tonumber(redis.call('time')[1])
  redis.call('zremrangebyscore', KEYS[1], '-inf', now)
  for place = 2, #KEYS do
    redis.call('sadd', KEYS[place], ARGV[1])
    redis.call('expire', KEYS[place], ARGV[2])
    if redis.call('scard', KEYS[place]) > 1 then redis.call('zadd', KEYS[1], now + ARGV[2], ARGV[place + 1]) end
  end`;

/** Takes a process out. Keys: shared topics, then lists; arguments: process, then topics. */
export const STOP = `
  for place = 2, #KEYS do
    redis.call('srem', KEYS[place], ARGV[1])
    if redis.call('scard', KEYS[place]) < 2 then redis.call('zrem', KEYS[1], ARGV[place]) end
  end`;

/**
 * Says words to the processes that listen, to each all that it wants to hear at once. Keys: the lists of each word's
 * topic; arguments: who says it, then the words.
 */
export const SAY = `
  local heard = {}
  for place, listeners in ipairs(KEYS) do
    for _, process in ipairs(redis.call('smembers', listeners)) do
      if process ~= ARGV[1] then
        heard[process] = heard[process] or {}
        table.insert(heard[process], ARGV[place + 1])
      end
    end
  end
  for process, words in pairs(heard) do
    redis.call('publish', '${inboxOf('')}' .. process, '[' .. table.concat(words, ',') .. ']')
  end`;
