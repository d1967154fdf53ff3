-- Posts contact messages with unique texts and idempotency keys, from 250 addresses, because the
-- rate limiter keeps a counter for each.
local posted = 0
local seed = tostring(os.time()) .. tostring({}):sub(8)

request = function()
  posted = posted + 1
  local mark = seed .. "-" .. posted
  return wrk.format("POST", "/api/mail/send", {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = mark,
    ["X-Forwarded-For"] = "10.0.0." .. posted % 250,
  }, '{"to":"MAILBOX","subject":"Contact Form","text":"Hello","fields":{"email":"mina'
    .. posted % 1000 .. '@example.com","message":"Hello, may I ask about the course? ' .. mark .. '"}}')
end
