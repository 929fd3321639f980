FROM node:24-slim
WORKDIR /cabale
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && node scripts/setup.mjs build && mkdir /data && chown node /data
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 4173
USER node
CMD ["node", "--max-semi-space-size=48", "server/dist/main.js"]
