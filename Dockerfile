# The newest Node of the major version that the tests use: `docker compose build --pull` updates it.
ARG NODE=24

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Without install scripts: that of the npm package "node" would install a Node that is not needed.
RUN npm ci --ignore-scripts --engine-strict
COPY . .
# TypeScript is installed as an optional peer dependency of the framework: 31 MB that nothing uses.
RUN node tools/build/build.ts --site-only \
  && node tools/build/build-studio.ts \
  && npm prune --omit=dev --ignore-scripts \
  && rm -rf studio/client node_modules/typescript node_modules/@typescript node_modules/.bin \
  && find app/ui/picture content forms render server studio -name '*.test.ts*' -delete

# The final image contains no npm and no compiler, for a smaller attack surface.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/app/ui/picture app/ui/picture
COPY --from=build /site/build build
COPY --from=build /site/content content
COPY --from=build /site/forms forms
COPY --from=build /site/render render
COPY --from=build /site/server server
COPY --from=build /site/studio studio
RUN install --directory --owner=65532 --group=65532 --mode=700 data
USER 65532:65532
ENV NODE_ENV=production HOST=0.0.0.0
# The only writable folder: the database, the inbox, rendered pages and the assets of earlier builds.
VOLUME /site/data
EXPOSE 3000 1090
# Not /readyz: a restart does not repair an unreachable database, and the pages work without it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The studio is the same image with the command: node studio/main.ts
CMD ["node", "server/main.ts"]
