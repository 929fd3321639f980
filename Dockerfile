# Images are pinned by version; see docs/operations.md for updating them.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG CADDY_IMAGE=caddy:2.10.2-alpine

# Everything that is needed to build, and what was built.
FROM ${NODE_IMAGE} AS build
WORKDIR /cabale
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && node scripts/setup.mjs build && node scripts/image.mjs /image

# What runs: built code, and the packages it imports.
FROM ${NODE_IMAGE} AS packages
WORKDIR /image
COPY --from=build /image .
# The compiler is an optional peer of a package, which npm installs since our own development uses it.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w server -w cli && rm -rf node_modules/typescript node_modules/@typescript

# The proxy of compose.yaml. Without the right to open ports below 1024 it can run with no capabilities at all.
FROM ${CADDY_IMAGE} AS proxy
RUN setcap -r /usr/bin/caddy && mkdir -p /caddy && chown 1000:1000 /caddy
COPY proxy/Caddyfile /etc/caddy/Caddyfile
ENV XDG_DATA_HOME=/caddy/data XDG_CONFIG_HOME=/caddy/config
USER 1000:1000
EXPOSE 8080 8443
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]

FROM ${NODE_IMAGE} AS runtime
WORKDIR /cabale
COPY --from=packages /image .
RUN install -d -o node -g node -m 0700 /data
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 4173
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["node", "server/dist/healthcheck.js"]
CMD ["node", "--max-semi-space-size=48", "server/dist/main.js"]
